/** What a build is given from outside; scripts/vite/backend-plugin.ts checks it. */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
