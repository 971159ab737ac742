/** Which enquiries, contacts and customers came as demo content. */
export type DemoPeopleTable = { id: string }
