import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [reactRouter()],
  build: {
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
  },
  // The server bundle carries React and React Router in their production form: it then starts without
  // reading hundreds of files, and runs the same whatever NODE_ENV the process was given.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}))
