import type { TemplateKind } from '@hdoc/contract/templates/template-kinds.ts'
import { type TemplateText, templateCalls } from '@hdoc/contract/templates/templates.ts'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CleanedHtml } from '../../ui/display/cleaned-html.tsx'
import styles from './templates.module.css'

type Props = { kind: TemplateKind; language: 'ro' | 'en'; textOf: () => TemplateText }

/** Shows a text as it is written now, with the institution's data and an invented paper. */
export function TemplatePreview({ kind, language, textOf }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<TemplateText>()
  const preview = useAction({
    call: () => call(templateCalls.preview, { body: { kind, language, text: textOf() } }),
    changes: [],
    onDone: setShown,
  })
  const close = () => setShown(undefined)
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        loading={preview.isPending}
        onClick={() => preview.mutate()}
      >
        {t('templates.preview')}
      </Button>
      {shown && (
        <Dialog
          title={shown.subject || t('templates.preview')}
          onClose={close}
          footer={<Button onClick={close}>{t('common.close')}</Button>}
        >
          {kind === 'page' ? (
            <CleanedHtml html={shown.content} />
          ) : (
            <p className={styles.plain}>{shown.content}</p>
          )}
        </Dialog>
      )}
    </div>
  )
}
