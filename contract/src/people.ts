import { endpoint } from './endpoint.ts'
import { optionsAnswer, optionsQuery } from './resource.ts'

const common = {
  method: 'GET',
  audience: 'staff',
  permission: 'signed-in',
  rate: 'none',
  tx: 'read',
  query: optionsQuery,
  answer: optionsAnswer,
} as const

/** Picker of people; departments are a resource of their own. */
export const peopleCalls = {
  users: endpoint({
    ...common,
    id: 'user.options',
    path: '/api/user/options',
    summary: 'Choices: active people of the institution',
  }),
}
