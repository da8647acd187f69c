import type { Registered } from '@hdoc/contract/documents/record/documents.ts'
import { MOST_LINES } from '@hdoc/contract/documents/registration/registration-list.ts'
import { Button, Checkbox, Progress, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import type { RegistrationValues } from '../values/registration-values.ts'
import styles from './list.module.css'
import { ListTable } from './list-table.tsx'
import { isOpen, isReady, useList } from './use-list.ts'

type Props = {
  /** The values of the form, common to all lines. */
  values: RegistrationValues
  hasFiles: boolean
  /**
   * false hides the dialog and keeps its state, because lines that wait for an answer must not lose their
   * keys.
   */
  opened: boolean
  onRegistered: (all: readonly Registered[]) => void
  /** `all` when every line of the list was registered: nothing is left to do. */
  onClose: (all: boolean, isUnanswered: boolean) => void
}

/** Gives the focus to the part of a step when it appears, because the button that led to it is gone. */
const takeFocus = (part: HTMLElement | null) => part?.focus()

/** The same letter to everybody on a pasted list: paste, check, register, see what came of each line. */
export function ListDialog({ values: now, hasFiles, opened, onRegistered, onClose }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  // The values of the moment the dialog was made: lines sent again stay the same, whatever the form says
  // meanwhile.
  const [values] = useState(now)
  const [whole, setWhole] = useState(false)
  const list = useList(values, onRegistered)
  const { lines, reading, sending, sent } = list
  const count = text.split('\n').filter((line) => line.trim() !== '').length
  const open = lines?.filter(isOpen) ?? []
  const ready = open.filter(isReady)
  const registered = (lines?.length ?? 0) - open.length
  const isRefused = whole && ready.length < open.length
  const wasSent = lines?.some((line) => line.result !== undefined) ?? false
  const close = () => onClose(registered > 0 && open.length === 0, sending.isPending || sending.isError)
  if (!opened) return null
  const footer = lines ? (
    <>
      {!wasSent && (
        <Button variant="default" disabled={sending.isPending} onClick={() => list.setLines(undefined)}>
          {t('counter.list.back')}
        </Button>
      )}
      <Button variant="default" disabled={sending.isPending} onClick={close}>
        {t('common.close')}
      </Button>
      {(ready.length > 0 || !wasSent) && (
        <Button
          loading={sending.isPending}
          disabled={ready.length === 0 || isRefused}
          onClick={() => sending.mutate(whole)}
        >
          {wasSent || sending.isError
            ? t('counter.list.again')
            : t('counter.list.register', { count: ready.length })}
        </Button>
      )}
    </>
  ) : (
    <>
      <Button variant="default" onClick={close}>
        {t('common.cancel')}
      </Button>
      <Button
        loading={reading.isPending}
        disabled={count === 0 || count > MOST_LINES}
        onClick={() => reading.mutate(text)}
      >
        {t('counter.list.read')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('counter.list.title')} onClose={close} footer={footer} dismissable={false}>
      {!lines && (
        <Textarea
          ref={takeFocus}
          className={styles.text ?? ''}
          data-autofocus
          label={t('counter.list.lines')}
          description={t('counter.list.help', { most: MOST_LINES })}
          placeholder={t('counter.list.example')}
          rows={12}
          value={text}
          error={count > MOST_LINES ? t('counter.list.too_many', { count, most: MOST_LINES }) : undefined}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      )}
      {lines && (
        <div ref={takeFocus} tabIndex={-1}>
          {lines.length === 0 && <p>{t('counter.list.none')}</p>}
          {lines.length > 0 && <ListTable lines={lines} list={list} />}
          <Checkbox
            mt={12}
            label={t('counter.list.whole')}
            checked={whole}
            disabled={sending.isPending}
            onChange={({ currentTarget: { checked } }) => setWhole(checked)}
          />
          <div role="status">
            {sending.isPending && (
              <>
                <Progress value={(100 * sent.done) / Math.max(1, sent.all)} aria-hidden mt={12} />
                {t('counter.list.progress', sent)}
              </>
            )}
            {!sending.isPending && wasSent && (
              <b>{t('counter.list.done', { registered, all: lines.length })}</b>
            )}
          </div>
          {sending.isError && <Note kind="warn">{t('counter.list.unanswered')}</Note>}
        </div>
      )}
      {hasFiles && <Note kind="info">{t('counter.list.files')}</Note>}
    </Dialog>
  )
}
