import { describe, expect, it } from 'vitest'
import { bareActingCalls } from '../access/bare-acting.ts'
import { firstCalls } from '../access/first-calls.ts'
import { bareProfileCalls } from '../accounts/bare-profile.ts'
import { bareDocTypeCalls, bareDocTypes } from '../doc-types/bare-doc-types.ts'
import { bareDocumentCalls } from '../documents/bare-documents.ts'
import '../endpoints.ts'
import { bareUserGroups, bareUsers } from '../people/bare-people.ts'
import { barePostCalls } from '../posts/bare-posts.ts'
import { bareRegisterCalls, bareRegisters } from '../registers/bare-registers.ts'
import { bareSearchCalls } from '../search/bare-search.ts'
import { declaredEndpoints } from './endpoint.ts'

const declared = new Map(declaredEndpoints().map((one) => [one.id, one]))
const bare = [
  firstCalls,
  bareActingCalls,
  bareProfileCalls,
  bareDocTypeCalls,
  bareDocTypes.calls,
  bareDocumentCalls,
  bareUserGroups.calls,
  bareUsers.calls,
  barePostCalls,
  bareRegisterCalls,
  bareRegisters.calls,
  bareSearchCalls,
].flatMap((calls) => Object.values(calls))

describe('a call without its schemas', () => {
  it.each(bare)('$id has the declared address', ({ id, method, path }) => {
    expect(declared.get(id)).toMatchObject({ id, method, path })
  })
})
