import { z } from 'zod'
import { idSchema } from '../calls/resource.ts'
import { filledForm } from '../online-forms/filled-form.ts'
import {
  type ComplaintOrigin,
  type ComplaintStatus,
  complaintOrigins,
  complaintStatuses,
} from './complaint-status.ts'
import { type ComplaintIcon, complaintIcons } from './type-choices.ts'

export const complaintStatusSchema = z.enum(complaintStatuses as [ComplaintStatus, ...ComplaintStatus[]])
const origin = z.enum(Object.keys(complaintOrigins) as [ComplaintOrigin, ...ComplaintOrigin[]])
const icon = z.enum(Object.keys(complaintIcons) as [ComplaintIcon, ...ComplaintIcon[]])
const nameId = z.object({ id: z.number(), name: z.string() })

export const complaintTypeShown = nameId.extend({ icon, color: z.string() })

const listed = {
  id: z.number(),
  /** '' = it has none yet. */
  number: z.string(),
  type: complaintTypeShown,
  status: complaintStatusSchema,
  /** Where, in one line. */
  place: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  description: z.string(),
  /** When its person confirmed it, or a clerk wrote it down; ISO instant. */
  confirmed_at: z.string(),
  deadline_on: z.string().nullable(),
  group: nameId.nullable(),
  /** How many said that it is theirs too. */
  supporters: z.number(),
  photos: z.number(),
  origin,
}
export const complaintListRow = z.object(listed)
export type ComplaintListRow = z.output<typeof complaintListRow>

export const complaintComment = z.object({
  id: z.number(),
  body: z.string(),
  at: z.string(),
  by: z.string(),
  is_public: z.boolean(),
  from_person: z.boolean(),
})
export type ComplaintComment = z.output<typeof complaintComment>

/** A part of a picture: [x, y, width, height], each from 0 to 1. */
const part = z.number().min(0).max(1)
export const pictureRegion = z.tuple([part, part, part, part])
export type PictureRegion = z.output<typeof pictureRegion>

export const complaintPhoto = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  /** The copy that may be shown to the public; null = there is none. */
  shown: z.object({ regions: z.array(pictureRegion), at: z.string(), by: z.string() }).nullable(),
})
export type ComplaintPhoto = z.output<typeof complaintPhoto>

/** What the page of a complaint may do. */
export const complaintActions = [
  'accept',
  'not_accept',
  'reject',
  'resolve',
  'cancel',
  'reopen',
  'register',
  'comment',
  'join',
  'unjoin',
  'move',
  'photos',
] as const
export type ComplaintAction = (typeof complaintActions)[number]

const neighbour = z.object({
  id: z.number(),
  number: z.string(),
  status: complaintStatusSchema,
  metres: z.number(),
  confirmed_at: z.string(),
})

export const complaintRow = z.object({
  ...listed,
  locality: z.string(),
  street: z.string(),
  street_number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  added_by: z.string(),
  /** What its type asked beside, section by section; empty = nothing. */
  form: filledForm,
  /** Why it has no number yet; '' = it has one, or waits for the institution to open. */
  fault: z.string(),
  /** The document with its number; null = none yet, or not visible to the caller. */
  document: z.object({ id: z.number(), number: z.string(), register: z.string() }).nullable(),
  /** The case that works on it, or did last. */
  workcase: z.object({ id: z.number(), number: z.string(), who: z.string() }).nullable(),
  accepted_at: z.string().nullable(),
  accepted_by: z.string(),
  ended_at: z.string().nullable(),
  answer: z.string(),
  authority: z.string(),
  joined_to: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** Complaints that its answer answers too. */
  joined: z.array(z.object({ id: z.number(), number: z.string() })),
  /** Others of its type within 100 m and 90 days. */
  near: z.array(neighbour),
  comments: z.array(complaintComment),
  files: z.array(complaintPhoto),
  /** Texts that its type offers for answers. */
  answers: z.array(z.string()),
  /** Who is competent outside of the area of its type. */
  usual_authority: z.string(),
  version: z.number(),
  can: z.record(z.enum(complaintActions), z.boolean()),
  /** Why not, where a person might expect it. */
  cannot: z.partialRecord(z.enum(complaintActions), z.string()),
})
export type Complaint = z.output<typeof complaintRow>

/** One mark of the map: a single complaint, or how many lie there. */
export const complaintMark = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number(),
  /** How many of them are past their deadline. */
  overdue: z.number(),
  /** Of a single one. */
  one: z
    .object({
      id: z.number(),
      number: z.string(),
      status: complaintStatusSchema,
      deadline_on: z.string().nullable(),
      type: complaintTypeShown,
    })
    .nullable(),
})
export type ComplaintMark = z.output<typeof complaintMark>

export const statusCounts = z.record(complaintStatusSchema, z.number())
export const typeClock = complaintTypeShown.extend({
  /** Open or in progress. */
  open: z.number(),
  overdue: z.number(),
  deadline_days: z.number(),
})

export const withVersion = z.strictObject({ id: idSchema, version: z.number().int().optional() })
