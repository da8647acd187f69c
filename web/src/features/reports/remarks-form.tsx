import { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import styles from './reports.module.css'

/** What a person writes under a report of the law. */
export function RemarksForm({ id, remarks, version }: { id: number; remarks: string; version: number }) {
  const { t } = useTranslation()
  const { form, submit, rootRef, busy } = useSchemaForm({
    schema: reportCalls.remark.body,
    initial: { remarks },
    toValues: (values) => ({ id, version, remarks: values.remarks }),
    save: (body) => call(reportCalls.remark, { body }),
    changes: [{ what: 'report.changed' }],
    said: () => t('reports.remarks_saved'),
  })
  return (
    <FormFrame submit={submit} ref={rootRef} className={styles.form}>
      <Textarea
        key={form.key('remarks')}
        {...form.getInputProps('remarks')}
        data-path="remarks"
        label={t('reports.remarks')}
        description={t('reports.remarks_help')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
      />
      <Button type="submit" variant="default" size="xs" loading={busy}>
        {t('reports.save_remarks')}
      </Button>
    </FormFrame>
  )
}
