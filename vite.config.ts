import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { houseFonts } from './scripts/fonts/cut.ts'

/** In one file it compresses better than in five, and it changes only when a version does. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
}

/** What every page has: bars, foot, session. The protocol of a login is fetched when it is spoken. The small files that
 *  nearly every page wants are here too: on a phone a request costs more than the bytes it brings. */
const FRAME = {
  name: 'frame',
  test: /(web[\\/](session[\\/](?!protocol)|analytics[\\/]|(site|meta|api|root-data|dye|use-dye|way-round)\.ts|components[\\/](frame[\\/](bar|footer|main|fault|fault-page|log-in|login-veil)|leads[\\/](prospect-footer|unseen|request-way)|cloth|picture|landing[\\/]bolt)\.tsx|leads[\\/](kept|later|send|footer-request)\.ts)|modules[\\/]media[\\/]contrast\.ts)/,
}

/** Small files that are wanted together wherever entries are shown, also where one is not found. */
const CARDS = {
  name: 'cards',
  test: /web[\\/](reading[\\/](ways|addresses)\.ts|components[\\/](frame[\\/]lost|lists[\\/](hanger|card-picture|rail))\.tsx)/,
}

/** Small files that are wanted alone here and with others there. A group takes what its files import along, so they come before it. */
const DATES = { name: 'dates', test: /web[\\/]dates\.ts/ }
const REQUESTS = {
  name: 'requests',
  test: /web[\\/](leads[\\/](requests|use-lead-form)\.ts|components[\\/]leads[\\/](lead-form|prospect-block)\.tsx)/,
}
const READING = { name: 'reading', test: /web[\\/](card\.ts|reading[\\/](text|lists)\.ts)/ }

/** What is wanted wherever a member is: the bars, the gate, and a list's title and fault. */
const MEMBERS = {
  name: 'members',
  test: /web[\\/](navigation\.ts|use-fresh-pictures\.ts|reading[\\/](ems|came-from|use-came-from)\.ts|components[\\/](frame[\\/](members-page|member-bar|member-menu|search-box|ticket|gate|waiting-bar|library-fault)|lists[\\/](masthead|list-fault))\.tsx)/,
}

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  plugins: [houseFonts(), reactRouter()],
  build: {
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [FRAMEWORK, FRAME, CARDS, DATES, REQUESTS, READING, MEMBERS] } },
    },
  },
  // The server's pages are one bundle on purpose: there is nothing for them to fetch later.
  environments: { ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } } },
  // The server bundle carries React and React Router in their production form: it then starts without
  // reading hundreds of files, and runs the same whatever NODE_ENV the process was given.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}))
