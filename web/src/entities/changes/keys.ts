// With what the keys of queries begin. They stand apart from the queries, so that the table of changes, which
// every page loads, brings no schema along.

export const documentsKey = ['document'] as const
export const casesKey = ['workcase'] as const
/** What leaves the institution. */
export const dispatchesKey = ['dispatch'] as const
/** The gazette, as its editors and as the public read it. */
export const gazetteKey = ['gazette'] as const
/** Messages of the contact form. */
export const contactMessagesKey = ['contact_message'] as const
/** Posts, as they are written and as the public reads them. */
export const postsKey = ['posts'] as const
export const templatesKey = ['template'] as const
export const postCategoriesKey = ['post_category'] as const
export const transfersKey = ['transfer'] as const
export const approvalsKey = ['approval'] as const
export const caseBatchesKey = ['case_batch'] as const
export const documentViewsKey = ['document_view'] as const
export const batchesKey = ['document_batch'] as const
export const dashboardKey = ['dashboard'] as const
export const statisticsKey = ['statistics'] as const
export const filesKey = ['file'] as const
export const scansKey = ['scan'] as const
export const issuersKey = ['issuer'] as const
export const importsKey = ['import'] as const
export const registersKey = ['register'] as const
/** Reports: their catalogue, runs and schedules. */
export const reportsKey = ['report'] as const
/** What reports of the law ask of a document. */
export const legalFactsKey = ['legal_fact'] as const
export const registerBooksKey = (id: number) => [...registersKey, 'books', id]
export const reservationsKey = ['number_reservation'] as const
export const docTypesKey = ['doc_type'] as const
export const complaintsKey = ['complaint'] as const
export const complaintTypesKey = ['complaint_type'] as const
export const submissionsKey = ['submission'] as const
export const printOptionsKey = ['print', 'options'] as const

export const usersKey = ['user'] as const
/** Who is away, and who stands in. */
export const substitutesKey = ['substitute'] as const
export const groupsKey = ['user_group'] as const
export const groupRolesKey = ['group_role'] as const
export const rolesKey = ['role'] as const
export const bundlesKey = ['permission_bundle'] as const

export const companiesKey = ['company'] as const
export const institutionsKey = ['hdoc_company'] as const
export const settingsKey = ['setting'] as const
/** Scripts of others on the portal, and whose the platform approves. */
export const headScriptsKey = ['head_script'] as const
export const scriptSourcesKey = ['script_source'] as const
export const activityKey = ['activity'] as const

export const profileKey = ['profile'] as const
export const sessionsKey = [...profileKey, 'sessions'] as const
/** Second factors, passkeys and linked accounts of the signed-in person. */
export const factorsKey = ['factor'] as const

/** The own notices: their list and how many are unread. */
export const notificationsKey = ['notification'] as const
export const notificationChoicesKey = ['notification_choice'] as const
/** The outbox of notices. */
export const deliveriesKey = ['notification_delivery'] as const
/** What waits for the signed-in person, as the menu counts it. */
export const waitingKey = ['waiting'] as const
