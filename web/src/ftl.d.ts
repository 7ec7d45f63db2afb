// Message files, as `build/ftl.ts` gives them.
declare module '*.ftl' {
  const entries: import('./lib/fluent').Entries;
  export default entries;
}
