import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { MOST_RESOLUTION } from '@hdoc/contract/templates/template-kinds.ts'
import { Button, Textarea } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PreparedResolution } from '../../../entities/cases/prepared-resolution.tsx'
import { caseOptionsQuery } from '../../../entities/cases/queries.ts'
import { ShareLines, shareLine } from '../../../entities/cases/share-lines.tsx'
import { useMay } from '../../../entities/session/use-may.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Place } from '../../../ui/form/field/field-grid.tsx'
import { useFields } from '../form/registration-fields.ts'
import { isCaseOnly } from '../values/is-case-only.ts'
import styles from './case-part.module.css'

/** Who works on the case from the start: several departments at once, with an instruction for them. */
function GivenAtOnce() {
  const { t } = useTranslation()
  const { form } = useFields()
  const may = useMay()
  const { case_shares, case_resolution } = form.getValues()
  if (case_shares.length === 0)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconUsersPlus size={16} />}
        onClick={() => form.setFieldValue('case_shares', [shareLine('lead')])}
      >
        {t('workcases.give_at_once')}
      </Button>
    )
  return (
    <fieldset className={styles.given}>
      <legend>{t('workcases.shares')}</legend>
      <ShareLines
        lines={case_shares}
        path="case.shares"
        errors={form.errors}
        onChange={(lines) => form.setFieldValue('case_shares', lines)}
      />
      {may('workcase.resolution') && (
        <>
          <PreparedResolution
            written={case_resolution}
            onWrite={(text) => form.setFieldValue('case_resolution', text)}
          />
          <Textarea
            label={t('workcases.resolution')}
            description={t('workcases.resolution_help')}
            data-path="case.resolution"
            error={form.errors['case.resolution']}
            maxLength={MOST_RESOLUTION}
            value={case_resolution}
            onChange={(event) => form.setFieldValue('case_resolution', event.currentTarget.value)}
          />
        </>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => form.setValues({ case_shares: [], case_resolution: '' })}
      >
        {t('workcases.give_later')}
      </Button>
    </fieldset>
  )
}

/** The case that a document joins, of a type that stands only in one; of others, who works on the one that is opened. */
export function CasePart({ choices }: { choices: Pick<RegistrationForm, 'doc_types'> }) {
  const { t } = useTranslation()
  const { form } = useFields()
  const may = useMay()
  const { doc_type_id, case_id } = form.getValues()
  const type = choices.doc_types.find(({ id }) => id === doc_type_id)
  if (isCaseOnly(choices, doc_type_id))
    return (
      <Place>
        <Picker
          label={t('workcases.to_join')}
          description={t('workcases.join_help')}
          data-path="case.case_id"
          required
          error={form.errors['case.case_id']}
          request={caseOptionsQuery}
          value={case_id}
          onChange={(id) => form.setFieldValue('case_id', id)}
        />
      </Place>
    )
  const mayGive = may('workcase.assign')
  if (!type?.create_case && !mayGive) return null
  return (
    <Place>
      {type?.create_case && <Note kind="info">{t('workcases.opens_help')}</Note>}
      {mayGive && <GivenAtOnce />}
    </Place>
  )
}
