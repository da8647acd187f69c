import { expect, test } from 'vitest'
import { figuresOfFiles } from './figures-of-files.ts'

test('the files of all archives are one sum; what no row names is the rest', () => {
  expect(figuresOfFiles([])).toEqual({ total: 0, named: 0, unnamed: 0, refused: 0, needed: 0 })
  const archives = [
    { files: 5, named: 3, refused: 1, needed: 700 },
    { files: 2, named: 0, refused: 2, needed: 0 },
  ]
  expect(figuresOfFiles(archives)).toEqual({ total: 7, named: 3, unnamed: 4, refused: 3, needed: 700 })
})
