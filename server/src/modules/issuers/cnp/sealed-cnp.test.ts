import { describe, expect, it } from 'vitest'
import { openCnp, sealCnp, tracesOf } from './sealed-cnp.ts'

const cnp = '2710202479021'
const ring = { secret: 'k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s3', oldSecrets: [] }
const newer = { secret: 'w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4j3', oldSecrets: [ring.secret] }
const stored = (sealed: Buffer | null) => ({ cnp: '', cnp_sealed: sealed })

describe('a CNP at rest', () => {
  it('opens in its institution with its secret named, and nowhere else', () => {
    const { cnp_sealed } = sealCnp(ring, 7, cnp)
    expect(cnp_sealed?.includes(cnp)).toBe(false)
    expect(openCnp(ring, 7, stored(cnp_sealed))).toBe(cnp)
    expect(openCnp(newer, 7, stored(cnp_sealed))).toBe(cnp)
    expect(openCnp(ring, 8, stored(cnp_sealed))).toBe('')
    expect(openCnp({ ...newer, oldSecrets: [] }, 7, stored(cnp_sealed))).toBe('')
  })

  it('is sealed otherwise each time, and found by one index of its institution and secret', () => {
    const [one, two] = [sealCnp(ring, 7, cnp), sealCnp(ring, 7, cnp)]
    expect(one.cnp_sealed).not.toEqual(two.cnp_sealed)
    expect(one.cnp_index).toEqual(two.cnp_index)
    expect(sealCnp(ring, 8, cnp).cnp_index).not.toEqual(one.cnp_index)
    expect(tracesOf(newer, 7, cnp).indexes).toEqual([sealCnp(newer, 7, cnp).cnp_index, one.cnp_index])
  })

  it('is read as it stands while it is plain, and none is none', () => {
    expect(openCnp(ring, 7, { cnp, cnp_sealed: null })).toBe(cnp)
    expect(sealCnp(ring, 7, '')).toEqual({ cnp_sealed: null, cnp_index: null })
    expect(tracesOf(ring, 7, '')).toEqual({ plain: '', indexes: [] })
  })
})
