import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'src/web/public',
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('src/web/lib/style-singleton.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    // The content security policy has no data: sources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    strictPort: true,
    proxy: { '/api': { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
  },
})
