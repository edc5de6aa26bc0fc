import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { ...compat.configs['flat/recommended'], files: ['src/**'], ignores: ['**/*.test.ts'] },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { ignores: ['node_modules', 'dist', 'src/net/messages.ts', 'src/generated'] },
);
