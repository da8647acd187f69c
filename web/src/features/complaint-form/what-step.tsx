import type { OfferedType, SameComplaint } from '@hdoc/contract/complaints/public-complaints.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFiles } from '../../entities/public-form/form-files.tsx'
import type { OpenForm } from '../../entities/public-form/opening/form-query.ts'
import formStyles from '../../entities/public-form/public-form.module.css'
import type { FormFilesState } from '../../entities/public-form/use-form-files.ts'
import type { PublicForm } from '../../entities/public-form/use-public-form.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { PlainArea } from '../../ui/plain/plain-area.tsx'
import { PlainSelect } from '../../ui/plain/plain-select.tsx'
import { type ComplaintForm, isOutside, pointOf, pointText } from './complaint-values.ts'
import { PhotoPlace } from './photo-place.tsx'
import { PointLine } from './point-line.tsx'
import { SameNote } from './same-note.tsx'

type Props = {
  form: PublicForm<ComplaintForm>
  open: OpenForm
  types: readonly OfferedType[]
  files: FormFilesState
  onJoin: (same: SameComplaint) => void
  /** What the chosen type asks of its own. */
  children: ReactNode
}

/** What: the type with its help, whether it is a known one, the description and photos. */
export function WhatStep({ form, open, types, files, onJoin, children }: Props) {
  const { t } = useTranslation()
  const { values, problems, set } = form
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [isFromPhoto, setFromPhoto] = useState(false)
  const point = pointOf(values)
  const type = types.find(({ id }) => String(id) === values.type_id)
  return (
    <>
      <div>
        <PlainSelect
          data-path={problems.form_id ? 'form_id' : 'type_id'}
          name="type_id"
          required
          label={t('complaint_form.type')}
          error={problems.type_id}
          value={type === undefined ? '' : values.type_id}
          onChange={(event) => set({ type_id: event.currentTarget.value, answers: {} })}
        >
          <option value="">{t('complaint_form.type_choose')}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PlainSelect>
        {type && type.help !== '' && <p className={formStyles.quiet}>{type.help}</p>}
      </div>
      {type && isOutside(type, values) && (
        <Note kind="warn" role="status">
          {t('complaint_form.outside')}{' '}
          {type.authority !== '' && t('complaint_form.outside_authority', { authority: type.authority })}
        </Note>
      )}
      {type && <SameNote type={values.type_id} point={point} onJoin={onJoin} />}
      <PlainArea
        data-path="description"
        name="description"
        required
        label={t('complaint_form.description')}
        description={t('complaint_form.description_help')}
        error={problems.description}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      {problems.form_id && (
        <Note kind="bad" role="alert">
          {problems.form_id}
        </Note>
      )}
      {children}
      <FormFiles
        files={files}
        takesFiles={open.takes_files}
        maxMb={open.max_mb}
        photos
        problem={problems.files}
        onChosen={(chosen) => setPhotos((now) => [...now, ...chosen])}
      />
      {point === null && photos.length > 0 && (
        <PhotoPlace
          photos={photos}
          onPoint={(found) => {
            setFromPhoto(true)
            set({ point: pointText(found) })
          }}
        />
      )}
      {isFromPhoto && point && <PointLine point={point} onDrop={() => set({ point: '' })} />}
    </>
  )
}
