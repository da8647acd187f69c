import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { dropActingStart, useActingStart } from '../../entities/session/acting-start.ts'
import { isPlatformAdministrator } from '../../entities/session/may.ts'
import type { Session } from '../../entities/session/session.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { ActingBanner } from './acting-banner.tsx'
import { ClientBanner } from './client-banner.tsx'
import { ReturnedBanner } from './returned-banner.tsx'

const Nothing = () => null

// Rarely shown, so its code is not part of the frame of every page.
const DeleteModeBanner = lazyPart(async () => (await import('./delete-mode-banner.tsx')).default, Nothing)

type Props = { session: Session; current: string; onBack: () => void }

/** Returns to the person's own account when acting has ended without their doing. */
function useReturnWhenEnded(ended: boolean, onBack: () => void): void {
  const asked = useRef(false)
  useEffect(() => {
    if (ended && !asked.current) onBack()
    asked.current = ended
  }, [ended, onBack])
}

/**
 * The banner that says as whom, or in which client, this person works; null for a person who works as
 * themselves.
 */
function useWho({ session, current, onBack }: Props): ReactNode {
  const { history } = useRouter()
  const start = useActingStart()
  const { user, institution } = session
  useReturnWhenEnded(user?.acting_ended === true, onBack)
  if (user === null) return null
  const real = user.logged_in_as_another_user
  if (real)
    return <ActingBanner name={user.name} real={real.name} until={user.acting_until} onBack={onBack} />
  const client =
    user.hdoc_id !== 0 && isPlatformAdministrator(user) ? (
      <ClientBanner name={institution?.name ?? ''} />
    ) : null
  if (start === undefined || current !== '/dashboard') return client
  // The client banner stays while the way back is offered.
  return (
    <>
      {client}
      <ReturnedBanner
        onReturn={() => {
          dropActingStart()
          history.push(start)
        }}
        onClose={dropActingStart}
      />
    </>
  )
}

/** The banners across every page: as whom or where this person works, and that delete mode is on. */
export function useWhoBanner(props: Props): ReactNode {
  const who = useWho(props)
  const until = props.session.user?.delete_mode
  if (until === undefined) return who
  return (
    <>
      {who}
      <DeleteModeBanner until={until} />
    </>
  )
}
