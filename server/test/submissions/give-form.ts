import type { TestApp } from '../browsers/app.ts'

/** Lets documents of a type be filled in online; gives the id of the form. */
export async function giveForm(
  t: Pick<TestApp, 'asSuperuser'>,
  { institutionId, typeId, definition }: { institutionId: number; typeId: number; definition: object },
): Promise<number> {
  const [form] = await t.asSuperuser<{ id: number }>(
    `with form as (
       insert into online_forms (institution_id, doc_type_id, version, definition, saved_at, saved_by_name)
       values ($1, $2, 1, $3, now(), 'Test') returning id)
     update doc_types set online_form_id = form.id, online_filling = true from form
      where institution_id = $1 and doc_types.id = $2 returning form.id::int`,
    [institutionId, typeId, JSON.stringify(definition)],
  )
  return form?.id ?? 0
}
