import { profileCalls } from '@hdoc/contract/accounts/profile.ts'
import { refreshSession } from '../../entities/session/session-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { t } from '../../lib/i18n.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Surroundings } from './session-actions.ts'

type Group = { id: number; name: string }

/** Switches the person to another of their groups: rights, menu, lists and figures of this page follow. */
export async function chooseGroup(
  id: number,
  groups: readonly Group[],
  { queryClient, onFailure }: Surroundings,
): Promise<void> {
  try {
    await call(profileCalls.chooseGroup, { body: { group_id: id }, handled: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    onFailure(error, 'call')
    return
  }
  await refreshSession({ onFailure: (error) => onFailure(error, 'status') })
  await queryClient.invalidateQueries()
  const name = groups.find((group) => group.id === id)?.name ?? ''
  toast({ kind: 'success', message: t('shell.group_chosen', { name }) })
}
