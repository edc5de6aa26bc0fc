import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { target } from './tools/browsers.mjs';
import { noticesBesideThePage } from './tools/notices.mjs';

const server = process.env.SETU_SERVER ?? 'http://127.0.0.1:8000';

/** In the dev server, `/harness` shows boards without a server, and any other page path is the app, in English. */
function harness(): Plugin {
  return {
    name: 'setu-harness',
    apply: 'serve',
    transformIndexHtml: (page) => page.replace('{{language}}', 'en').replace(/\{\{\w+\}\}/g, ''),
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/harness?') || request.url === '/harness') {
          request.url = request.url.replace('/harness', '/harness.html');
        }
        next();
      });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), harness(), noticesBesideThePage()],
  base: '/',
  build: {
    outDir: process.env.SETU_STATIC ?? '../src/setu/server/static',
    emptyOutDir: true,
    // The content security policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    target,
    // `--mode harness` builds the boards without a server, for the tests that look at every fixture.
    rolldownOptions: { input: mode === 'harness' ? 'harness.html' : 'index.html' },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/modules': { target: server },
    },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
}));
