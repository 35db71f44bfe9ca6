/** What a build is given from outside; scripts/vite/settings.ts checks it. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  /** Where events go, on this site; scripts/vite/settings.ts checks it. */
  readonly VITE_EVENTS_PATH?: string;
}
