export interface FakePet {
  id: string;
  owner: string;
  name: string;
  status: string;
  contentVersion: number;
  approvalStatus: string;
  rejectionReason: string;
  pictures: number;
  featured: boolean;
}
