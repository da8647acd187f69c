import type { AddedKind, TemplateKind } from '@hdoc/contract/templates/template-kinds.ts'
import type { TemplateTexts } from '@hdoc/contract/templates/templates.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type StoredTemplate = {
  id: number
  kind: TemplateKind
  name: string
  texts: TemplateTexts
  active: boolean
  version: number
  updated_at: string
  updated_by: string
}
export type ChangingTemplate = Granted<'template.edit', StoredTemplate>

const select = sql`id, kind, name, texts, active, version, updated_at, updated_by_name as updated_by`

export function listTemplates(db: TenantDb): Promise<StoredTemplate[]> {
  return db.rows(
    sql<StoredTemplate>`select ${select} from templates where institution_id = ${db.institutionId} order by name collate romanian, id`,
  )
}

export function findTemplate(db: TenantDb, id: number): Promise<StoredTemplate | undefined> {
  return db.maybe(
    sql<StoredTemplate>`select ${select} from templates where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

/** Makes room for a template of the contract's table, unused as yet; one that stands there stays as it is. */
export async function beginTemplate(
  db: TenantDb,
  { id, kind, texts, at, by }: { id: number; kind: TemplateKind; texts: TemplateTexts; at: Date; by: string },
): Promise<void> {
  await db.run(sql`
    insert into templates (institution_id, id, kind, texts, active, version, updated_at, updated_by_name)
    values (${db.institutionId}, ${id}, ${kind}, ${JSON.stringify(texts)}::jsonb, false, 0, ${at}, ${by})
    on conflict do nothing`)
}

/** Holds a template while it is changed. */
export async function lockTemplate(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from templates where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

export async function addTemplate(
  db: TenantDb,
  {
    kind,
    name,
    texts,
    at,
    by,
  }: { kind: AddedKind; name: string; texts: TemplateTexts; at: Date; by: string },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into templates (institution_id, kind, name, texts, updated_at, updated_by_name)
    values (${db.institutionId}, ${kind}, ${name}, ${JSON.stringify(texts)}::jsonb, ${at}, ${by}) returning id`)
  return id
}

export async function storeTemplate(
  db: TenantDb,
  template: ChangingTemplate,
  {
    name,
    texts,
    active,
    at,
    by,
  }: { name: string; texts: TemplateTexts; active: boolean; at: Date; by: string },
): Promise<void> {
  await db.run(sql`
    update templates set name = ${name}, texts = ${JSON.stringify(texts)}::jsonb, active = ${active}, version = version + 1,
           updated_at = ${at}, updated_by_name = ${by}
     where institution_id = ${db.institutionId} and id = ${template.id}`)
}

/** Keeps the texts as they are now among the versions. */
export async function keepVersion(db: TenantDb, id: number): Promise<void> {
  await db.run(sql`
    insert into template_versions (institution_id, template_id, version, texts, at, by_name)
    select institution_id, id, version, texts, updated_at, updated_by_name from templates
     where institution_id = ${db.institutionId} and id = ${id}`)
}

export async function deleteTemplate(db: TenantDb, template: ChangingTemplate): Promise<void> {
  await db.run(sql`delete from templates where institution_id = ${db.institutionId} and id = ${template.id}`)
}

export function listVersions(
  db: TenantDb,
  id: number,
): Promise<{ version: number; at: string; by: string }[]> {
  return db.rows(sql<{ version: number; at: string; by: string }>`
    select version, at, by_name as by from template_versions
     where institution_id = ${db.institutionId} and template_id = ${id} order by version desc limit 100`)
}

export function findVersion(
  db: TenantDb,
  id: number,
  version: number,
): Promise<{ texts: TemplateTexts } | undefined> {
  return db.maybe(sql<{ texts: TemplateTexts }>`
    select texts from template_versions
     where institution_id = ${db.institutionId} and template_id = ${id} and version = ${version}`)
}

export type StoredLetter = { sha256: string; name: string; size: number }

/** The Word paper of a text of answers. */
export function findLetter(db: TenantDb, id: number): Promise<StoredLetter | undefined> {
  return db.maybe(sql<StoredLetter>`
    select letter_sha256 as sha256, letter_name as name, letter_size as size from templates
     where institution_id = ${db.institutionId} and id = ${id} and letter_sha256 is not null`)
}

/** Texts of answers that have a Word paper. */
export async function listLettered(db: TenantDb): Promise<ReadonlySet<number>> {
  const rows = await db.rows(
    sql<{
      id: number
    }>`select id from templates where institution_id = ${db.institutionId} and letter_sha256 is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function storeLetter(
  db: TenantDb,
  template: ChangingTemplate,
  { letter, at, by }: { letter: StoredLetter | null; at: Date; by: string },
): Promise<void> {
  await db.run(sql`
    update templates set letter_sha256 = ${letter?.sha256 ?? null}, letter_name = ${letter?.name ?? null}, letter_size = ${letter?.size ?? null},
           version = version + 1, updated_at = ${at}, updated_by_name = ${by}
     where institution_id = ${db.institutionId} and id = ${template.id}`)
}
