import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdCss } from './build/antd-css-plugin.ts';
import { antdStyleTags } from './build/antd-style-tags-plugin.ts';
import { antdStyles } from './build/antd-styles-plugin.ts';
import { antdLight } from './build/antd-light-plugin.ts';
import { builtModules } from './build/built-modules.ts';
import { sharedFiles } from './build/chunks.ts';
import { cityNames } from './build/city-names-plugin.ts';
import { commonPasswords } from './build/common-passwords-plugin.ts';
import { entryOnce } from './build/entry-once-plugin.ts';
import { noImportCycles } from './build/import-cycles.ts';
import { languagePages } from './build/language-pages-plugin.ts';
import { prerenderPages } from './build/prerender/prerender-plugin.ts';
import { productionBuild } from './build/production-build-plugin.ts';
import { subsetFonts } from './build/subset-fonts-plugin.ts';

const ofTheApp = () => [react(), antdCss(), antdStyleTags(), antdStyles(), antdLight(), cityNames(), commonPasswords()];

export default defineConfig({
  plugins: [
    productionBuild(),
    entryOnce(),
    ...ofTheApp(),
    subsetFonts(),
    languagePages(),
    builtModules(),
    noImportCycles(),
    prerenderPages(ofTheApp),
  ],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  // Every browser that runs the rest knows modulepreload.
  build: {
    // The first that know all that is not lowered: `color-mix`, `toSorted`.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.2'],
    modulePreload: { polyfill: false },
    outDir: 'dist',
    // The patterns of green areas come with the rules that show them: the largest thing that a screen paints may be one of them.
    assetsInlineLimit: (file: string) => file.includes('/ui/decor/'),
    reportCompressedSize: true,
    chunkSizeWarningLimit: 700,
    // The entry names every file that a page may load: names and hashes, which hardly compress, are there a hundred times.
    rolldownOptions: {
      // They do nothing as they are loaded, though their packages do not declare it: a table's selection would bring whole trees.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/(@rc-component|@ant-design)\//, sideEffects: false }] },
      output: {
        // Else what parts share is hundreds of files, most of them under 1 KB.
        codeSplitting: { groups: [sharedFiles()] },
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') === true ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/media': 'http://127.0.0.1:8080' } },
});
