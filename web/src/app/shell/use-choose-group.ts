import { bareProfileCalls } from '@hdoc/contract/accounts/bare-profile.ts'
import { currentSession, refreshSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/calls/call.ts'
import { t } from '../../lib/languages/i18n.ts'
import { type Action, useAction } from '../../ui/action/use-action.ts'
import { useReaction } from '../errors/reaction-context.ts'

/** Switches the person to another of their groups: rights, menu, lists and figures of this page follow. */
export function useChooseGroup(): Action<void, number> {
  const onFailure = useReaction()
  return useAction({
    call: async (id: number) => {
      await call(bareProfileCalls.chooseGroup, { body: { group_id: id } })
      await refreshSession({ onFailure: (error) => onFailure(error, 'status') })
    },
    changes: [{ what: 'everything' }],
    said: (_answer, id) => {
      const groups = currentSession().user?.groups ?? []
      return t('shell.group_chosen', { name: groups.find((group) => group.id === id)?.name ?? '' })
    },
  })
}
