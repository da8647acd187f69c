import type { Bundle } from '@hdoc/contract/people/bundles.ts'
import { roleCalls } from '@hdoc/contract/people/role-calls.ts'
import type { Role } from '@hdoc/contract/people/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allRolesQuery } from '../../entities/rights/queries.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import {
  changesOf,
  type Difference,
  type Draft,
  differences,
  type Line,
  noChanges,
  rebased,
  rolesWithBoth,
  toggled,
} from './matrix-draft.ts'

export type Trouble = { message: string; differences: Difference[] }

/** The matrix being changed: what was switched, saving it, and what others did meanwhile. */
export function useMatrix(latest: readonly Role[], bundles: readonly Bundle[]) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState<Draft>(noChanges)
  // The roles on which the changes were made. They stay while there are changes, whatever a refetch brings.
  const [base, setBase] = useState(latest)
  const [trouble, setTrouble] = useState<Trouble>()
  const roles = draft.size === 0 ? latest : base

  const change = (next: Draft) => {
    setTrouble(undefined)
    setDraft(next)
    setBase(roles)
  }

  async function meet(error: ApiError): Promise<void> {
    const { data } = await queryClient.fetchQuery({ ...allRolesQuery(), staleTime: 0 })
    setTrouble({ message: error.message, differences: differences(draft, roles, data) })
    goOn(data)
  }

  /** Carries the changes over to the roles as they are now, also those made while the answer was on its way. */
  function goOn(now: readonly Role[]): void {
    setDraft((present) => rebased(present, roles, now))
    setBase(now)
  }

  const saving = useAction({
    call: () => call(roleCalls.saveMatrix, { body: { roles: changesOf(draft, roles) } }),
    changes: [{ what: 'role.changed' }],
    said: () => t('rights.matrix_saved'),
    onFailure: (error) => {
      if (error.code === 'STALE_VERSION' || error.status === 404) void meet(error)
      else if (error.status === 422)
        setTrouble({ message: Object.values(error.fields).flat().join(' '), differences: [] })
      else tellFailure(error)
    },
  })

  const both = rolesWithBoth(draft, roles, bundles)
  const save = () => {
    if (draft.size === 0 || both.length > 0 || saving.isPending) return
    setTrouble(undefined)
    // The switches stay as they are until the saved roles have come.
    saving.mutate(undefined, {
      onSuccess: () => goOn(queryClient.getQueryData(allRolesQuery().queryKey)?.data ?? latest),
    })
  }
  return {
    roles,
    draft,
    both,
    trouble,
    busy: saving.isPending,
    toggle: (role: Role, line: Line) => change(toggled(draft, role, line)),
    discard: () => change(noChanges),
    save,
  }
}
export type Matrix = ReturnType<typeof useMatrix>
