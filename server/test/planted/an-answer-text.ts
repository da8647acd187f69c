/** Plants a text of answers with its version; gives its id. */
export async function anAnswerText(
  one: (text: string, values: unknown[]) => Promise<number>,
  { institutionId, text }: { institutionId: number; text: string },
): Promise<number> {
  const texts = JSON.stringify({ ro: { subject: '', content: text }, en: { subject: '', content: '' } })
  const id = await one(
    `insert into templates (institution_id, kind, name, texts, updated_at, updated_by_name) values ($1, 'answer', $2, $3, now(), $2) returning id`,
    [institutionId, text, texts],
  )
  await one(
    `insert into template_versions (institution_id, template_id, version, texts, at, by_name) values ($1, $2, 1, $3, now(), $4) returning template_id as id`,
    [institutionId, id, texts, text],
  )
  return id
}
