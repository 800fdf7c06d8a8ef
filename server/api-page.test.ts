import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const testApp = useTestApp({ pages: true })

test('the API’s page is set in the site’s own type', async () => {
  const { body } = await testApp.get('/api/docs')
  const fonts = Array.from(body.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g), ([, url]) => String(url))
  expect(fonts).toHaveLength(3)
  for (const url of fonts) expect((await testApp.get(url)).statusCode).toBe(200)
})
