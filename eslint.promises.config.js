import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** What only types can tell; it takes longer than all other rules together, and runs in test:all. */
export default defineConfig([
  globalIgnores(['**/dist/**', '**/dist-*/**', '**/node_modules/**', 'studio/**']),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
    },
  },
  {
    // Servers of tests: what they throw ends the test.
    files: ['**/*.test.{ts,tsx}', '**/testing/**/*.ts', '{e2e,bench,stand-ins}/**/*.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
])
