import { expectTypeOf, test } from 'vitest'
import type { Place } from './place.ts'

/** Whether the compiler takes a place. A wrong row of this table does not compile. */
const taken = <Written>() => expectTypeOf<Written>()

test('a place of the tree compiles: a path alone, or with its values', () => {
  taken<'/document/list'>().toExtend<Place>()
  taken<'/document/new'>().toExtend<Place>()
  taken<{ to: '/document/$id'; params: { id: number } }>().toExtend<Place>()
  taken<{ to: '/document/new/{-$category}'; params: { category: 'iesire' } }>().toExtend<Place>()
  taken<{ to: '/document/new/{-$category}'; search: { answers: number } }>().toExtend<Place>()
  taken<{ to: '/urmarire/{-$code}' }>().toExtend<Place>()
})

test('a wrong path does not compile, nor one whose screen is not built', () => {
  taken<'/documnet/list'>().not.toExtend<Place>()
  taken<{ to: '/documents/$id'; params: { id: number } }>().not.toExtend<Place>()
  taken<'/admin/import'>().not.toExtend<Place>()
  taken<string>().not.toExtend<Place>()
})

test('a value that is missing, misnamed or of another type does not compile', () => {
  taken<'/document/$id'>().not.toExtend<Place>()
  taken<{ to: '/document/$id' }>().not.toExtend<Place>()
  taken<{ to: '/document/$id'; params: { document: number } }>().not.toExtend<Place>()
  taken<{ to: '/document/$id'; params: { id: string } }>().not.toExtend<Place>()
  taken<{ to: '/document/new/{-$category}'; params: { category: 'altceva' } }>().not.toExtend<Place>()
  taken<{ to: '/document/new/{-$category}'; search: { answers: string } }>().not.toExtend<Place>()
  taken<{ to: '/admin/user/manage/$type'; params: { type: 'none' } }>().not.toExtend<Place>()
})
