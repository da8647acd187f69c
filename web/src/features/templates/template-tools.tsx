import { type Template, type TemplateTexts, templateCalls } from '@hdoc/contract/templates/templates.ts'
import { Button } from '@mantine/core'
import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { DeleteDialog } from '../../ui/form/ask/delete-dialog.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import styles from './templates.module.css'

const changes = [{ what: 'template.changed' }] as const
type Props = {
  template: Template
  /** The template is another one now. */
  onReload: () => void
  /** Puts an earlier text into the form, where it can be read and saved again. */
  onTake: (texts: TemplateTexts) => void
}

/** Back to the platform's text, back to an earlier one, or away with a text of answers. */
export function TemplateTools({ template, onReload, onTake }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const [asking, setAsking] = useState(false)
  const { id, version, can, versions } = template
  const reset = useAction({
    call: () => call(templateCalls.reset, { body: { id, version } }),
    changes,
    said: () => t('templates.reset_done'),
    onDone: onReload,
  })
  const take = useAction({
    call: (wanted: number) => call(templateCalls.version, { params: { id, version: wanted } }),
    changes: [],
    said: () => t('templates.taken'),
    onDone: onTake,
  })
  if (!can.reset && !can.delete && versions.length === 0) return null
  return (
    <div className={styles.tools}>
      {can.reset && (
        <Button
          variant="default"
          leftSection={<IconRestore size={16} aria-hidden />}
          loading={reset.isPending}
          onClick={() => reset.mutate()}
        >
          {t('templates.reset')}
        </Button>
      )}
      {can.delete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('templates.delete')}
        </Button>
      )}
      {versions.length > 0 && (
        <details>
          <summary>{t('templates.versions')}</summary>
          <ul className={styles.rows}>
            {versions.map(({ version: number, at, by }) => (
              <li key={number}>
                {t('templates.version', { number, date: formatDateTime(at), name: by })}
                <Button size="xs" variant="default" onClick={() => take.mutate(number)}>
                  {t('templates.take')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {asking && (
        <DeleteDialog
          title={t('templates.delete_title', { name: template.name })}
          text={t('templates.delete_text')}
          remove={() => call(templateCalls.delete, { params: { id } })}
          changes={changes}
          said={t('templates.deleted')}
          onDeleted={() => go('/admin/settings/templates', { replace: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
