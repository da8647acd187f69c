import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { docTypeValues } from '../doc-types/doc-types.ts'
import { documentChanges } from '../documents/record/documents.ts'
import { issuerValues } from '../issuers/issuer-values.ts'
import { registerValues } from '../registers/registers.ts'
import { idParams, idSchema, optionsQuery, patchOf } from './resource.ts'

const patches = {
  document: documentChanges,
  register: patchOf(registerValues),
  doc_type: patchOf(docTypeValues),
  issuer: patchOf(issuerValues),
}

describe('patchOf', () => {
  it('fills nothing in: a change of nothing changes nothing, for every resource', () => {
    for (const [name, patch] of Object.entries(patches)) {
      expect(patch.parse({}), name).toEqual({})
      for (const field of Object.keys(patch.shape))
        expect(patch.parse({ [field]: undefined }), `${name}.${field}`).toEqual({ [field]: undefined })
    }
  })

  it('keeps each field’s own rules and refuses unknown ones', () => {
    const patch = patchOf(
      z.strictObject({
        name: z.string().min(2),
        pages: z.number().int().default(1),
        day: z.string().nullable().default(null),
      }),
    )
    expect(patch.parse({ name: 'ab', day: null })).toEqual({ name: 'ab', day: null })
    expect(patch.safeParse({ name: 'a' }).success).toBe(false)
    expect(patch.safeParse({ pages: 1.5 }).success).toBe(false)
    expect(patch.safeParse({ id: 1 }).success).toBe(false)
  })

  it('never lets a change reach what is fixed', () => {
    for (const field of [
      'id',
      'number',
      'register_id',
      'registered_on',
      'category',
      'status',
      'issuer_id',
      'institution_id',
    ])
      expect(documentChanges.safeParse({ [field]: 1 }).success, field).toBe(false)
    for (const [name, patch] of Object.entries(patches))
      for (const field of ['id', 'version', 'institution_id', 'can'])
        expect(patch.safeParse({ [field]: 1 }).success, `${name}.${field}`).toBe(false)
  })
})

describe('ids', () => {
  it('are whole, positive and exact in JavaScript', () => {
    expect(idParams.parse({ id: '42' })).toEqual({ id: 42 })
    for (const id of ['0', '-1', '1.5', 'x', '', ' ', '1e30', '12345678901234567890', null, [], {}])
      expect(idSchema.safeParse(id).success, String(id)).toBe(false)
  })

  it('are asked for by list, at most a hundred', () => {
    expect(optionsQuery.safeParse({ ids: '1,2,3' }).success).toBe(true)
    for (const ids of ['', ',', '1,', '1;2', "1'", Array(101).fill('1').join(','), '1'.repeat(16)])
      expect(optionsQuery.safeParse({ ids }).success, ids).toBe(false)
  })
})
