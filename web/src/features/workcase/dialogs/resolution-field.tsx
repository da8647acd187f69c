import { MOST_RESOLUTION } from '@hdoc/contract/templates/template-kinds.ts'
import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { PreparedResolution } from '../../../entities/cases/prepared-resolution.tsx'

type Props<V extends { resolution: string }> = {
  form: UseFormReturnType<V>
  allowed: boolean
  reason?: string | undefined
}

/** The written instruction („rezoluție”); who may not write one is told why. */
export function ResolutionField<V extends { resolution: string }>({ form, allowed, reason }: Props<V>) {
  const { t } = useTranslation()
  return (
    <>
      {allowed && (
        <PreparedResolution
          written={form.getValues().resolution}
          onWrite={(text) => form.setValues({ resolution: text } as Partial<V>)}
        />
      )}
      <Textarea
        key={form.key('resolution')}
        {...form.getInputProps('resolution')}
        label={t('workcases.resolution')}
        description={allowed ? t('workcases.resolution_help') : reason}
        disabled={!allowed}
        maxLength={MOST_RESOLUTION}
      />
    </>
  )
}
