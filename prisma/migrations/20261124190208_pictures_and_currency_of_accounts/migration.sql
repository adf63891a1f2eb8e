-- AlterTable
ALTER TABLE "users" ADD COLUMN     "currency" TEXT;

-- CreateTable
CREATE TABLE "person_pictures" (
    "user_id" UUID NOT NULL,
    "version" UUID NOT NULL,
    "picture" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "person_pictures_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "person_pictures" ADD CONSTRAINT "person_pictures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
