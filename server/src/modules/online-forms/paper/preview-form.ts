import { AppError } from '@hdoc/contract/failures/errors.ts'
import { cleanAnswers } from '@hdoc/contract/online-forms/clean-answers.ts'
import type { onlineFormCalls } from '@hdoc/contract/online-forms/online-form-calls.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { findCrest, readCrest } from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { printedAnswer } from '../../printing/index.ts'
import { findBuiltForm } from '../forms/queries.ts'
import { drawFilledForm } from './draw-filled-form.ts'

type Call = typeof onlineFormCalls.preview

/** The paper that a form with these answers would become. The institution's papers are in Romanian. */
export async function previewForm(ctx: Ctx<Call>, { body }: InputOf<Call>): Promise<WholeAnswer> {
  const read = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const type = await findBuiltForm(db, { owner: 'doc_type', typeId: body.type_id })
      if (!type) throw new AppError('NOT_FOUND')
      const { name, address, phone, email } = await getInstitution(db)
      const institution = { name, address, phone, email }
      return { title: type.name, institution, crest: await findCrest(db) }
    },
    { readOnly: true },
  )
  const bytes = await drawFilledForm({
    institution: read.institution,
    picture: await readCrest(ctx.files, read.crest),
    title: read.title,
    language: 'ro',
    definition: body.definition,
    answers: cleanAnswers(body.definition, body.answers),
    files: new Map(),
    people: [],
    at: ctx.clock.now(),
    number: '',
    trackingCode: '',
    url: '',
    isPreview: true,
  })
  return printedAnswer(bytes, 'previzualizare.pdf')
}
