import type { Route, Services } from '../../platform/http/context.ts'

import type { ReadableSource } from '../../platform/http/readable/readable-source.ts'
import { type Fill, filledBy } from '../../platform/slots/slot.ts'

import { constraintError } from './brought.ts'
import { modules } from './modules.ts'

/**
 * Every mounted call, module by module. A test compares them with the declared ones, both ways. `fills`: what
 * the program itself puts into slots of modules.
 */
export async function allRoutes(services: Services, fills: readonly Fill[] = []): Promise<Route[]> {
  const filled = filledBy([...fills, ...modules.flatMap((one) => one.fills ?? [])])
  const mounted = await Promise.all(
    modules.map((one) => one.routes?.({ services, ofConstraint: constraintError, filled }) ?? []),
  )
  return mounted.flat()
}

/** Every page that the server writes itself, module by module. */
export async function allReadable(): Promise<ReadableSource[]> {
  return (await Promise.all(modules.map((one) => one.readable?.() ?? []))).flat()
}
