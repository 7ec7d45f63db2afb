// Message files, as compiled by `build/ftl.ts`.
declare module '*.ftl' {
  const entries: import('./lib/fluent').Entries;
  export default entries;
}
