import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import type { QueryClient } from '@tanstack/react-query'
import { offerActingStart } from '../../entities/session/acting-start.ts'
import { forgetKept } from '../../entities/session/kept-for.ts'
import {
  clearListMemory,
  draftKey,
  sheetMarksKey,
  unansweredKey,
} from '../../entities/session/list-memory.ts'
import { currentSession, forgetStatus, refreshSession } from '../../entities/session/session-store.ts'
import { takeWantedPage } from '../../entities/session/wanted-page.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { renewCsrf } from '../../lib/calls/csrf.ts'
import { duringSwitch } from '../../lib/calls/page-person.ts'
import { dropAllKept } from '../../ui/feedback/toast-store.ts'
import type { Place } from '../../ui/links/place.ts'
import type { Source } from '../errors/error-catalogue.ts'

export type Surroundings = {
  queryClient: QueryClient
  go: (to: Place) => void
  onFailure: (error: ApiError, source: Source) => void
}

/** Forgets all that belongs to the person: lists, answers, rights. */
function forgetPerson(queryClient: QueryClient): void {
  clearListMemory()
  dropAllKept()
  takeWantedPage()
  forgetStatus()
  queryClient.clear()
}

async function heard(work: Promise<unknown>, source: Source, { onFailure }: Surroundings): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    onFailure(error, source)
    return false
  }
}

/**
 * Signs out. Whatever the server answers, this page forgets the person and goes to login (specification §2,
 * §4).
 */
export async function logout(around: Surroundings): Promise<void> {
  const { user } = currentSession()
  await heard(call(firstCalls.logout, { handled: true }), 'logout', around)
  forgetPerson(around.queryClient)
  if (user) for (const key of [unansweredKey, draftKey, sheetMarksKey]) forgetKept(key, user.id)
  around.go('/login')
}

/** Ends acting as another user, then goes to the dashboard (specification §2). */
export async function loginBack(around: Surroundings): Promise<void> {
  const back = await duringSwitch(async () => {
    if (!(await heard(call(firstCalls.loginBack, { handled: true }), 'login-back', around))) return false
    await renewCsrf()
    around.queryClient.clear()
    clearListMemory()
    dropAllKept()
    await refreshSession({ switched: true, onFailure: (error) => around.onFailure(error, 'status') })
    return true
  })
  if (!back) return
  offerActingStart()
  around.go('/dashboard')
}
