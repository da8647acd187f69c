import { describe, expect, it } from 'vitest'
import { photoWithPlace } from '../../../test/photo-with-place.ts'
import { placeOfPhoto } from './photo-place.ts'

describe('the place of a photo', () => {
  it('is read in both orders of bytes and on every side of the equator', async () => {
    for (const little of [false, true]) {
      const place = await placeOfPhoto(photoWithPlace({ little }))
      expect(place?.lat).toBeCloseTo(45.003125, 6)
      expect(place?.lon).toBeCloseTo(26.00185, 6)
    }
    const south = await placeOfPhoto(photoWithPlace({ refs: 'SW' }))
    expect(south?.lat).toBeCloseTo(-45.003125, 6)
    expect(south?.lon).toBeCloseTo(-26.00185, 6)
  })

  it('is nothing where there is none, where it is no place, and where the file is damaged', async () => {
    const whole = photoWithPlace()
    for (const blob of [
      new Blob([]),
      new Blob(['not a picture at all']),
      new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 4, 5, 6])]),
      photoWithPlace({ lat: [0, 0, 0], lon: [0, 0, 0] }),
      photoWithPlace({ lat: [95, 0, 0] }),
      whole.slice(0, 60),
      whole.slice(0, 100),
    ])
      expect(await placeOfPhoto(blob)).toBeUndefined()
  })
})
