import { personMark } from '@hdoc/contract/access/page-person.ts'
import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import type { LiveChange } from '@hdoc/contract/live/live-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeHearer } from '../../entities/changes/hear-changes.ts'
import { announceRights } from '../../lib/calls/api-reactions.ts'
import { keepConnected } from '../../lib/live/keep-connected.ts'
import { setLiveState } from '../../lib/live/live-state.ts'
import { shareAmongTabs } from '../../lib/live/share-among-tabs.ts'

/** Listens to the server for as long as the person is signed in, and has the screen follow what others change. */
export function useChanges(user: CurrentUser | null): void {
  const queryClient = useQueryClient()
  const mark = user === null || user.must ? undefined : personMark(user)
  useEffect(() => {
    if (mark === undefined) return
    const ending = new AbortController()
    const hearer = changeHearer(queryClient)
    shareAmongTabs(
      `hdoc-live ${mark}`,
      {
        onMessage: ({ event, data }) => {
          if (event === 'changes') hearer.hear(data as LiveChange[])
          else if (event === 'reset') hearer.reset()
        },
        onState: setLiveState,
        onRights: announceRights,
        // Status is asked anew, and the guards lead away from pages of somebody who is signed in.
        onOver: announceRights,
      },
      keepConnected,
      ending.signal,
    )
    return () => {
      ending.abort()
      hearer.stop()
      setLiveState('off')
    }
  }, [mark, queryClient])
}
