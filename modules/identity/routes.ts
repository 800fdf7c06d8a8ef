import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { ChangePassword as ChangePasswordVerb } from './change-password.ts'
import { ChangePassword, ChangePasswordAnswer, IdentityConfig } from './contract.ts'

export async function identityRoutes(
  app: FastifyInstance,
  { config, changePassword }: { config: IdentityConfig; changePassword: ChangePasswordVerb },
): Promise<void> {
  app.get(
    '/identity',
    {
      config: { openTo: 'everyone' },
      schema: {
        summary: 'What a browser needs to log someone in',
        tags: ['identity'],
        response: { 200: IdentityConfig },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return config
    },
  )

  app.post<{ Body: Static<typeof ChangePassword> }>(
    '/changePw',
    {
      config: { openTo: 'everyone' },
      schema: {
        summary: 'Asks for a letter with a link to a new password',
        description: 'The answer and its time are the same whether the address is known or not.',
        tags: ['identity'],
        body: ChangePassword,
        response: { 200: ChangePasswordAnswer },
      },
    },
    ({ body, ip }) => changePassword(body.email, ip),
  )
}
