/**
 * The only script that a reading page loads at first. It runs the header's state, the mobile marker, the menu, the
 * film and the year, before React is there and after, and fetches the application on the first sign of intent.
 */
import { runFilm } from "./film.client.ts";
import { markScrolledHeader } from "./header-state.client.ts";
import { loadOnIntent } from "./intent.client.ts";
import { runMenu } from "./menu.client.ts";
import { markMobile } from "./mobile-marker.client.ts";
import { showCurrentYear } from "./year.client.ts";

markMobile();
markScrolledHeader();
runMenu();
runFilm();
showCurrentYear();
loadOnIntent(() => import("../app/start.client.tsx"));
