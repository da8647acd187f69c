import { Modal } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'
import {
  dialogSlots,
  givePlace,
  isDialogOpen,
  isOnTop,
  listenToDialogs,
  type OpenDialog,
} from './dialog-stack.ts'
import { holdHeading } from './hold-heading.ts'
import { offerHost } from './offered-host.ts'
import { useFocusKept } from './use-focus-kept.ts'

/** Mantine's header element would be a second banner beside that of the page. */
const withoutBanner = { header: { role: 'presentation' } } as const

function Frame({ id }: { id: string }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useFocusKept(body, id)
  useLayoutEffect(() => {
    if (title.current && body.current) givePlace(id, { title: title.current, body: body.current })
    return () => givePlace(id)
  }, [id])
  return (
    <>
      <Modal.Header>
        <Modal.Title ref={title} />
        <Modal.CloseButton aria-label={t('common.close')} />
      </Modal.Header>
      <Modal.Body ref={body} />
    </>
  )
}

/** 50vw wide, 75vw under 960 px, 90vw under 640 px (specification §9). */
function HostedDialog({ dialog }: { dialog: OpenDialog | undefined }) {
  const isDismissable = dialog?.dismissable === true && isOnTop(dialog.id)
  return (
    <Modal.Root
      opened={dialog !== undefined}
      onClose={() => dialog?.close()}
      closeOnClickOutside={isDismissable}
      closeOnEscape={isDismissable}
      centered
      padding={0}
      transitionProps={{ duration: 0 }}
      attributes={withoutBanner}
    >
      <Modal.Overlay />
      {/* The key lets the dialog that replaces another one begin at its own first field. */}
      <Modal.Content key={dialog?.id} className={styles.content ?? ''}>
        {dialog && <Frame id={dialog.id} />}
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Milliseconds. Mantine waits 10 before it gives the focus back; it finds nothing to give it to when what
 * opened the dialog is gone.
 */
const RETURNED = 20

/**
 * The frames of all dialogs, one for each that lies over another. They stay drawn while no dialog is open,
 * because Mantine gives the focus back only to what had it when a drawn frame was opened.
 */
export function DialogHost() {
  const slots = useSyncExternalStore(listenToDialogs, dialogSlots)
  const isOpen = useSyncExternalStore(listenToDialogs, isDialogOpen)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      setTimeout(() => {
        const at = document.activeElement
        if (!isDialogOpen() && (at === null || at === document.body)) holdHeading()
      }, RETURNED)
    }
  }, [isOpen])
  const [drawn, setDrawn] = useState(0)
  // A frame is drawn closed first.
  useEffect(() => setDrawn(slots.length), [slots.length])
  return (
    <>
      {slots.map(({ at, dialog }) => (
        <HostedDialog key={at} dialog={at < drawn ? dialog : undefined} />
      ))}
    </>
  )
}

offerHost(DialogHost)
