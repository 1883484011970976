import type { components } from './gen/api.ts';

/** What the API answers, by its document. Everything lies in `data`; `id` and `_id` are equal. */
type Schemas = components['schemas'];

export type PetImage = Schemas['Image'];
/** A document beside a listing; `size` in bytes. */
export type Paper = Schemas['Paper'];
/** Lists of pets come without the pictures of their owners. */
export type PetOwner = Schemas['Member'] & Partial<Pick<Schemas['PortrayedMember'], 'profileImage'>>;
/** A rule for listings, with what became of the listings that it was about. */
export type CountedRule = Schemas['CountedRule'];
export type ListingRule = Schemas['ListingRule'];
/** A search that found nothing. */
export type EmptySearch = Schemas['EmptySearch'];
export type RuleTrial = Schemas['RuleTrial'];
/** A rule that a listing may break. */
export type RuleWarning = Schemas['RuleWarning'];
/** What is shown to owner and admin only. */
type ForOwners = Partial<Omit<Schemas['OwnPet'], keyof Schemas['Pet']>>;
export type Pet = Omit<Schemas['Pet'], 'owner'> & { owner: PetOwner } & ForOwners;
/** What a search was taken for. */
export type PetFacets = Schemas['PetFacets'];
export type AccessoryFacets = Schemas['AccessoryFacets'];
export type PetSearch = Schemas['PetSearch'];
/** An entry of `GET /admin/pets/pending` and `GET /admin/pets`. */
export type ReviewedPet = Schemas['Review'];
export type Decision = Schemas['Decision'];
export type AdminStats = Schemas['DashboardStats'];
/** `total` is exact to 1,000, then 1,000 with `totalIsCapped`. */
export type Pagination = Schemas['Pagination'];
export type User = Schemas['User'];
/** A member as admins see them. */
export type MemberAccount = Schemas['MemberAccount'];
/** What an admin did about a member. */
export type MemberAct = Schemas['MemberAct'];
export type RoleChange = Schemas['NamedRoleChange'];
/** Where a member is logged in. */
export type Session = Schemas['Session'];
export type SecondFactor = Schemas['SecondFactor'];
/** As one of its two sides sees it. */
export type AdoptionRequest = Schemas['AdoptionRequest'];
/** A vet as lists show it. */
export type Vet = Schemas['Vet'];
export type VetSearch = Schemas['VetSearch'];
export type AccessorySearch = Schemas['AccessorySearch'];
export type StoreSearch = Schemas['StoreSearch'];
/** A vet on its own page, with the newest reviews; `isActive` and `hidden` for owner and admins only. */
export type WholeVet = Schemas['AnyVet'];
/** The own profile of a vet. */
export type OwnVet = Schemas['OwnVet'];
/** A time for a visit; `date` and `time` are those of Pakistan. */
export type VetSlot = Schemas['VetSlot'];
/** A visit as its two sides see it. */
export type Appointment = Schemas['VetAppointment'];
/** A product as lists show it; it can be bought while it is in stock, its store is open and it is not recalled. */
export type Accessory = Schemas['Accessory'];
/** A product on its own page; `reserved` and `hidden` for owner and admins only. */
export type WholeAccessory = Schemas['AnyAccessory'];
/** A product of the own store. */
export type OwnAccessory = Schemas['OwnAccessory'];
/** What somebody is about to order, at the prices of now. */
export type Cart = Schemas['Cart'];
export type CartLine = Schemas['CartLine'];
/** What a member ordered, in one parcel for each store. */
export type Order = Schemas['Order'];
export type Parcel = Schemas['Parcel'];
export type ParcelStatus = Parcel['status'];
/** Of a delivered parcel. */
export type Receipt = Schemas['Receipt'];
/** A parcel as its seller and admins see it. */
export type SentParcel = Schemas['SentParcel'];
/** One order with all that admins need to decide about it. */
export type OrderCase = Schemas['OrderCase'];
export type CaseParcel = Schemas['CaseParcel'];
/** Where the refunds of an order go to. */
export type RefundAccount = Schemas['RefundAccount'];
/** What a buyer has had back, or is to have back, and who owes it. */
export type Refund = Schemas['Refund'];
/** What the own store has to give back to a buyer itself. */
export type Debt = Schemas['Debt'];
/** What waits for payment, as its store sees it: not for whom. */
export type UnpaidParcel = Schemas['UnpaidParcel'];
/** A payment that one admin has proposed, and another has to confirm. */
export type PayoutProposal = Schemas['PayoutProposal'];
/** What is still to be paid back to a buyer. */
export type DueRefund = Schemas['DueRefund'];
/** A row of the ledger of the own store; amounts in whole rupees, below 0 what goes from the account. */
export type LedgerRow = Schemas['LedgerRow'];
/** Tax number and bank account of the own store, masked. */
export type StoreAccount = Schemas['StoreAccount'];
/** What a store was paid out. */
export type Settlement = Schemas['Settlement'];
/** The same, with the store, as admins see it. */
export type NamedSettlement = Schemas['NamedSettlement'];
/** What a store may have now, and where it goes. */
export type DueStore = Schemas['DueStore'];
/** A store as lists show it. */
export type Store = Schemas['Store'];
/** A store on its own page; `hidden` for owner and admins only. */
export type WholeStore = Schemas['AnyStore'];
/** The own store. */
export type OwnStore = Schemas['OwnStore'];
/** A store near a place; `distance` in metres. */
export type NearbyStore = Schemas['NearbyStore'];
/** What admins set marks of, with the papers that its owner sent. */
export type MarkedThing = Schemas['MarkedThing'];
/** One decision on the marks of a thing. */
export type MarkDecision = Schemas['MarkDecision'];
export type MarkName = MarkDecision['mark'];
/** What somebody wrote by the contact form; `phone` as it was typed, empty when it was not. */
export type ContactMessage = Schemas['ContactMessage'];
/** What two write to each other about one thing, as one of them sees it. */
export type Conversation = Schemas['Conversation'];
export type ChatMessage = Schemas['ChatMessage'];
/** Looks like a fraud that is known. */
export type FraudSign = ChatMessage['warnings'][number];
/** What admins were asked to look at, with the last messages of then. */
export type ConversationReport = Schemas['ConversationReport'];
/** All reports of one thing, as admins see them. */
export type ReportedCase = Schemas['ConductCase'];
export type CaseReport = Schemas['CaseReport'];
export type ReportedKind = ReportedCase['thing']['kind'];
export type ReportReason = CaseReport['reason'];
export type OwnReport = Schemas['OwnReport'];
export type CaseAboutMe = Schemas['CaseAboutMe'];
export type ErrorCode = Schemas['ErrorCode'];

export type City = Schemas['City'];
export type Species = Pet['species'];
export type Gender = Pet['gender'];
export type Size = Pet['size'];
export type HealthStatus = Pet['healthStatus'];
export type AdoptionType = Pet['adoptionType'];
export type PetStatus = Pet['status'];
export type ApprovalStatus = Pet['approvalStatus'];
export type Requirements = Pet['requirements'];
export type Experience = Requirements['experience'];
export type HomeType = Requirements['homeType'];

export interface PetPage {
  pets: Pet[];
  pagination: Pagination;
}
/** How much there is of everything; null until there is enough to measure. */
export type Totals = Schemas['Totals'];
/** A guest's review of a vet. */
export type Testimonial = Schemas['Testimonial'];
/** What a member wants to know of as soon as it is listed. */
export type SavedSearch = Schemas['SavedSearch'];
/** What a member is notified of, and how they want to be. */
export type Notification = Schemas['Notification'];
export type NotificationSettings = Schemas['NotificationSettings'];
