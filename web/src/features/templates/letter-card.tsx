import { letterFields } from '@hdoc/contract/templates/template-kinds.ts'
import { MOST_LETTER_MB, type Template, templateCalls } from '@hdoc/contract/templates/templates.ts'
import { Anchor, Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call } from '../../lib/calls/call.ts'
import { sendBytes } from '../../lib/files/send-bytes.ts'
import { say } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './templates.module.css'

const changes = [{ what: 'template.changed' }] as const
type Props = { template: Template; onChanged: (now: Template) => void }

/** The Word paper on which answers with this text are drawn. */
export function LetterCard({ template, onChanged }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { id, letter, draws_letters, can } = template
  const put = useAction({
    call: (file: File) =>
      sendBytes(
        templateCalls.putLetter,
        addressOf(templateCalls.putLetter, { params: { id }, query: { name: file.name } }),
        file,
      ),
    changes,
    said: () => t('templates.letter_put'),
    onDone: ({ data }) => onChanged(data),
    shown: true,
  })
  const remove = useAction({
    call: () => call(templateCalls.removeLetter, { params: { id } }),
    changes,
    said: () => t('templates.letter_removed'),
    onDone: ({ data }) => onChanged(data),
  })
  const refused = put.error?.fields.name?.join(' ') ?? put.error?.message
  return (
    <Card title={t('templates.letter')}>
      <p className={styles.quiet}>{t('templates.letter_text', { mb: MOST_LETTER_MB })}</p>
      {!draws_letters && <Note kind="info">{t('templates.letter_no_program')}</Note>}
      {refused !== undefined && (
        <Note kind="bad" role="alert">
          {refused}
        </Note>
      )}
      <p>
        {letter ? (
          <Anchor href={addressOf(templateCalls.letter, { params: { id } })} download>
            {letter.name}
          </Anchor>
        ) : (
          t('templates.letter_none')
        )}
      </p>
      <div className={styles.tools}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".docx"
          aria-label={t('templates.letter_choose')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) put.mutate(file)
          }}
        />
        {can.edit && (
          <Button
            variant="default"
            leftSection={<IconUpload size={16} aria-hidden />}
            loading={put.isPending}
            onClick={() => input.current?.click()}
          >
            {t('templates.letter_choose')}
          </Button>
        )}
        {can.edit && letter && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('templates.letter_remove')}
          </Button>
        )}
      </div>
      <details className={styles.below}>
        <summary>{t('templates.letter_fields')}</summary>
        <ul className={styles.fields}>
          {Object.entries(letterFields).map(([name, label]) => (
            <li key={name}>
              <code>{`{${name}}`}</code> {say(label)}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
