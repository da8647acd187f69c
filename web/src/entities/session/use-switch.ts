import { bareActingCalls } from '@hdoc/contract/access/bare-acting.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '../../lib/calls/call.ts'
import { renewCsrf } from '../../lib/calls/csrf.ts'
import { duringSwitch } from '../../lib/calls/page-person.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { dropAllKept } from '../../ui/feedback/toast-store.ts'
import { dropActingStart, rememberActingStart } from './acting-start.ts'
import { clearListMemory } from './list-memory.ts'
import { refreshSession } from './session-store.ts'
import { takeWantedPage } from './wanted-page.ts'

type Step =
  | { kind: 'act-as'; userId: number; hdocId?: number }
  | { kind: 'enter'; hdocId: number }
  | { kind: 'leave' }

function ask(step: Step): Promise<unknown> {
  switch (step.kind) {
    case 'act-as':
      return call(bareActingCalls.loginAs, {
        params: { id: step.userId },
        body: step.hdocId === undefined ? {} : { hdoc_id: step.hdocId },
      })
    case 'enter':
      return call(bareActingCalls.enter, { body: { id: step.hdocId } })
    case 'leave':
      return call(bareActingCalls.leave, { body: {} })
  }
}

/**
 * Acts as another user, enters a client, or leaves it; then everything is asked anew. After acting or
 * entering, the page that was refused for want of access is shown (specification §2). Without one, a person
 * who entered a client stays on the page, and a person who acts begins on the dashboard. Leaving always leads
 * to the dashboard. A refusal is told like that of any other call.
 */
export function useSwitch() {
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const { mutate, isPending } = useAction({
    call: (step: Step) =>
      duringSwitch(async () => {
        const start = history.location.href
        await ask(step)
        // A way back that is still offered after earlier acting leads elsewhere now.
        dropActingStart()
        if (step.kind === 'act-as') rememberActingStart(start)
        // The session may have changed its id, and with it the token of the page.
        await renewCsrf()
        clearListMemory()
        dropAllKept()
        const target = takeWantedPage()
        if (step.kind === 'enter' && target === undefined) {
          queryClient.removeQueries({ type: 'inactive' })
          await refreshSession({ switched: true })
          // Ask the data of the present page anew.
          void queryClient.resetQueries()
          return
        }
        queryClient.clear()
        await refreshSession({ switched: true })
        history.push(step.kind === 'leave' ? '/dashboard' : (target ?? '/dashboard'))
      }),
    // The cache was emptied, because everything in it was somebody else's.
    changes: [],
  })
  return {
    pending: isPending,
    actAs: (userId: number, hdocId?: number) =>
      mutate({ kind: 'act-as', userId, ...(hdocId !== undefined && { hdocId }) }),
    enterClient: (hdocId: number) => mutate({ kind: 'enter', hdocId }),
    leaveClient: () => mutate({ kind: 'leave' }),
  }
}
