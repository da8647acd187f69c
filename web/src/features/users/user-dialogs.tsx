import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UserPlace } from '../../entities/people/user-place.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { AddToGroupDialog } from './add-to-group-dialog.tsx'
import { AwayDialog } from './away-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import type { Opened } from './opened.ts'
import { RightsDialog } from './rights-dialog.tsx'
import { StatesDialog } from './states-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'

type Props = {
  place: UserPlace
  opened: Opened | null
  onOpen: (opened: Opened) => void
  onClose: () => void
}

/**
 * The dialog that is open. The choices of a form are loaded before the form is drawn, so that its first field
 * gets the focus.
 */
export function UserDialogs({ place, opened, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const user = opened && 'user' in opened ? opened.user : undefined
  const needsForm = opened !== null && ['new', 'edit', 'decide', 'group'].includes(opened.kind)
  const choices = useQuery({ ...place.form(user?.institution_id), enabled: needsForm })
  if (!opened) return null
  if (needsForm && !choices.data)
    return (
      <Dialog title={user?.name ?? t('users.new_title')} onClose={onClose}>
        <Answer query={choices} />
      </Dialog>
    )
  const form = choices.data
  switch (opened.kind) {
    case 'rights':
      return <RightsDialog {...{ place, onClose }} user={opened.user} />
    case 'away':
      return <AwayDialog user={opened.user} onClose={onClose} />
    case 'activate':
    case 'deactivate':
      return <StatesDialog {...{ place, onClose }} users={opened.users} active={opened.kind === 'activate'} />
    case 'group':
      return form ? <AddToGroupDialog {...{ place, form, onClose }} users={opened.users} /> : null
    case 'decide':
      return form ? <DecideDialog {...{ place, form, onClose }} user={opened.user} /> : null
    default:
      return form ? (
        <KeptRow key={user?.id} row={user}>
          {(kept) => <UserDialog {...{ place, form, onOpen, onClose }} user={kept} />}
        </KeptRow>
      ) : null
  }
}
