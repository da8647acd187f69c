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

/** Pickers of people and departments; the screens that manage them are their own resources. */
export const peopleCalls = {
  users: endpoint({
    ...common,
    id: 'user.options',
    path: '/api/user/options',
    summary: 'Choices: active people of the institution',
  }),
  groups: endpoint({
    ...common,
    id: 'user_group.options',
    path: '/api/user_group/options',
    summary: 'Choices: departments',
  }),
}
