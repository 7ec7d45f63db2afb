import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { budget } from './build/budget.ts';
import { chunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { early } from './build/early.ts';
import { ftl } from './build/ftl.ts';

/** Address of `schwung serve` for `vite dev` and `vite preview`. */
const server = process.env['SCHWUNG_SERVER'] ?? 'http://127.0.0.1:8417';
const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte(), ftl(), budget(120), early(), compress()],
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // No inlining: the Content Security Policy forbids other inline scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks() } },
  },
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  test: { include: ['{src,test}/**/*.test.ts'], reporters: ['default', './test/tally.ts'] },
});
