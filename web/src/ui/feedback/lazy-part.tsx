import { Button } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logFailure } from '../../lib/browser/log.ts'
import { type WhyMissing, whyMissing } from '../../lib/browser/why-missing.ts'
import { PlainDialog } from '../dialog/plain-dialog.tsx'
import { missingTexts } from '../theme/missing-texts.ts'
import { Empty, Loading } from './states.tsx'

type MissingProps = { why: WhyMissing; onRetry: () => void; onClose: (() => void) | undefined }

/**
 * Stands in for a part whose code could not be loaded. The page around it stays, with all that is written on
 * it.
 */
function Missing({ why, onRetry, onClose }: MissingProps) {
  const { t } = useTranslation()
  const { title, text } = missingTexts[why]
  const button =
    why === 'updated' ? (
      <Button onClick={() => location.reload()}>{t('messages.reload')}</Button>
    ) : (
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    )
  if (!onClose)
    return (
      <div role="alert">
        <Empty title={t(title)} text={t(text)} action={button} />
      </div>
    )
  return (
    <PlainDialog
      title={t(title)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.close')}
          </Button>
          {button}
        </>
      }
    >
      <p>{t(text)}</p>
    </PlainDialog>
  )
}

/**
 * A part of a page whose code is loaded on first use. When loading fails, only the part says why and can be
 * tried again; an error boundary further up would throw the whole page away. A part with `onClose` is a
 * dialog; one without has a place in the page. With `Instead`, nothing is drawn while the code loads, and
 * `Instead` is drawn when loading fails.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead?: ComponentType,
): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  return function LazyPart(props: P) {
    const [why, setWhy] = useState<WhyMissing>()
    const [, setLoaded] = useState(Part !== undefined)
    useEffect(() => {
      if (Part || why) return
      let isGone = false
      const come = async () => {
        try {
          Part = await load()
          if (!isGone) setLoaded(true)
        } catch (error) {
          logFailure('part', error)
          const reason = await whyMissing()
          if (!isGone) setWhy(reason)
        }
      }
      void come()
      return () => {
        isGone = true
      }
    }, [why])
    if (Part) return <Part {...props} />
    const onClose = 'onClose' in props ? (props.onClose as () => void) : undefined
    if (!why) return onClose || Instead ? null : <Loading />
    if (Instead) return <Instead />
    return <Missing why={why} onRetry={() => setWhy(undefined)} onClose={onClose && (() => onClose())} />
  }
}
