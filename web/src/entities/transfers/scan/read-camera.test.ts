import { expect, test } from 'vitest'
import { onceInAWhile } from './read-camera.ts'

test('a label that lies before the camera is told once, and again when it comes back later', () => {
  const told: string[] = []
  let now = 0
  const tell = onceInAWhile(
    (code) => told.push(code),
    () => now,
  )
  for (now = 0; now < 5000; now += 100) tell(['HD111156'])
  expect(told).toEqual(['HD111156'])
  tell(['HD121299'])
  now += 3000
  tell(['HD111156'])
  expect(told).toEqual(['HD111156', 'HD121299', 'HD111156'])
})
