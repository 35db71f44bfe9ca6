/** The environment of a build, checked by scripts/vite/settings.ts. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  /** The path for events, checked by scripts/vite/settings.ts. */
  readonly VITE_EVENTS_PATH?: string;
}
