import type { Settings } from '../platform/env.ts'
import type { DemoIntroduction } from './people/introduction.ts'
import { introduceDemo } from './people/people.ts'

export { seedMany } from './bulk/seed-many.ts'
export { seedDemo } from './seed-demo.ts'

/** The settings decide nothing yet: the demo is the same everywhere. */
export async function demoIntroduction(_settings: Settings): Promise<DemoIntroduction> {
  return introduceDemo()
}
