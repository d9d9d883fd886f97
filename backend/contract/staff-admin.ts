import { z } from "@hono/zod-openapi";
import { permissions } from "./permissions";

const version = z.number().int().min(0);
const permission = z.enum(permissions);
/** How the names of roles and people may be long. */
export const staffForm = { role: { max: 60 }, name: { max: 80 }, email: { max: 254 } } as const;

const memberRole = z.object({ id: z.string(), name: z.string() });

export const staffMember = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: memberRole.nullable(),
    /** Beside the role's, given by the shop's owner at the command line; `*` has all. */
    own_permissions: z.array(z.string()),
    suspended: z.boolean(),
    /** Whether a second factor is set up. */
    has_factor: z.boolean(),
    last_login_at: z.string().nullable(),
    /** Goes back with a change: one that is older than the member is refused. */
    version,
    /** Whose login asks. */
    is_self: z.boolean(),
  })
  .openapi("StaffMember");
export type StaffMember = z.infer<typeof staffMember>;
export const staffMembersShown = z.object({ data: z.array(staffMember) }).openapi("StaffMembers");

/** POST admin/staff/members/{id} */
export const changeMember = z
  .object({
    version,
    role_id: z.uuid().nullable(),
    suspended: z.boolean(),
    /** Takes the permissions away that stand beside the role's. */
    drop_own: z.boolean().default(false),
  })
  .openapi("StaffMemberChange");
export type ChangeMember = z.infer<typeof changeMember>;

export const staffRole = z
  .object({
    id: z.string(),
    name: z.string(),
    permissions: z.array(z.string()),
    members: z.number().int(),
    version,
  })
  .openapi("StaffRole");
export type StaffRole = z.infer<typeof staffRole>;
export const staffRolesShown = z.object({ data: z.array(staffRole) }).openapi("StaffRoles");

const roleFields = {
  name: z.string().trim().min(1).max(staffForm.role.max),
  permissions: z.array(permission).min(1),
};
/** POST admin/staff/roles */
export const newRole = z.object(roleFields).openapi("StaffRoleNew");
/** POST admin/staff/roles/{id} */
export const changeRole = z.object({ ...roleFields, version }).openapi("StaffRoleChange");
/** POST admin/staff/roles/{id}/remove */
export const removeRole = z.object({ version }).openapi("StaffRoleRemoval");

export const staffInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.string(),
    state: z.enum(["open", "accepted", "revoked", "expired"]),
    expires_at: z.string(),
    created_at: z.string(),
  })
  .openapi("StaffInvitation");
export type StaffInvitation = z.infer<typeof staffInvitation>;
export const staffInvitationsShown = z
  .object({ data: z.array(staffInvitation) })
  .openapi("StaffInvitations");
/** POST admin/staff/invitations: an open one to the same address ends. */
export const newInvitation = z
  .object({
    email: z.string().max(staffForm.email.max),
    name: z.string().trim().min(1).max(staffForm.name.max),
    role_id: z.uuid(),
  })
  .openapi("StaffInvitationNew");
export type NewInvitation = z.infer<typeof newInvitation>;

/** GET staff/invitations/{token}: what the link's page shows. */
export const invitationShown = z
  .object({ email: z.string(), name: z.string(), role: z.string() })
  .openapi("StaffInvitationShown");
/** POST staff/invitations/{token} */
export const acceptInvitation = z
  .object({
    name: z.string().trim().min(1).max(staffForm.name.max),
    password: z.string().max(1024),
  })
  .openapi("StaffInvitationAcceptance");

/** GET admin/audit: fifty entries, the newest first. */
export const auditShown = z
  .object({
    data: z.array(
      z.object({
        id: z.number().int(),
        at: z.string(),
        /** Null where the command line did it. */
        actor: z.object({ id: z.string(), name: z.string() }).nullable(),
        action: z.string(),
        entity: z.string(),
        entity_id: z.string(),
        diff: z.record(z.string(), z.array(z.unknown())),
        network: z.string().nullable(),
      }),
    ),
    /** Asks for the entries before; null at the end. */
    before: z.number().int().nullable(),
    /** What the log can be narrowed to. */
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
    entities: z.array(z.string()),
  })
  .openapi("AuditLog");
export type AuditShown = z.infer<typeof auditShown>;
export const auditQuery = z.object({
  actor: z.string().optional(),
  entity: z.string().max(40).optional(),
  from: z.string().optional().describe("ISO 8601, from this moment on"),
  to: z.string().optional().describe("ISO 8601, before this moment"),
  before: z.string().optional().describe("An entry's number: those before it"),
});

/** GET admin/counts: how much waits, of what this login may see. */
export const staffCounts = z
  .object({
    orders: z
      .object({
        paid: z.number().int(),
        processing: z.number().int(),
        payment_review: z.number().int(),
        return_requested: z.number().int(),
      })
      .nullable(),
    tickets: z
      .object({ open: z.number().int(), waiting_staff: z.number().int(), mine: z.number().int() })
      .nullable(),
    messages: z.object({ new: z.number().int() }).nullable(),
    reviews: z.object({ pending: z.number().int() }).nullable(),
    members: z.object({ active: z.number().int(), invited: z.number().int() }).nullable(),
  })
  .openapi("StaffCounts");
export type StaffCounts = z.infer<typeof staffCounts>;

/** GET admin/search: exact finds, of what this login may see. */
export const staffSearch = z
  .object({
    orders: z.array(z.object({ number: z.string(), state: z.string(), placed_at: z.string() })),
    users: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        joined_at: z.string(),
      }),
    ),
    tickets: z.array(z.object({ code: z.number().int(), subject: z.string(), state: z.string() })),
  })
  .openapi("StaffSearch");
export type StaffSearch = z.infer<typeof staffSearch>;
