import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeMember } from '#testing/make.ts'

const testApp = useTestApp()
const member = makeMember()

test.each(['1e309', '-1e309', 'Infinity', '-Infinity'])(
  'the number %s is refused by name, and never reaches the database',
  async (number) => {
    for (const call of ['notes?', 'content/getByColour?colour=%231E3CA0&', 'content/getList?']) {
      const answer = await testApp.get(`/api/${call}skip=${number}`, member)
      expect(answer.statusCode, answer.body).toBe(400)
      expect(answer.body).toContain('skip')
    }
  },
)
